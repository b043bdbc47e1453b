const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64; the libraries' compiler settings include no platform that could. */
export function bytesOfBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  for (let i = 0, length = 0; i < digits.length; i += 1) {
    bits = ((bits << 6) | DIGITS.indexOf(digits[i]!)) & 0xffffff;
    const left = ((i + 1) * 6) % 8;
    if (left !== 6) {
      bytes[length] = bits >> left;
      length += 1;
    }
  }
  return bytes;
}
