/** The CRC-32 of a text of ASCII characters, as in zip files: recognises every change within four characters in a row. */
export function crc32(text: string): number {
  let crc = -1;
  for (let i = 0; i < text.length; i += 1) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}
