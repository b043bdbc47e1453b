import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

export type StartupMessageOptions = {
  /** The host that the server listens on. */
  readonly host: string;
  readonly port: number;
  /** The public URL of this server: no other address is accepted. */
  readonly publicUrl?: URL;
  /** Whether somebody can scan a QR code. */
  readonly hasQrCode: boolean;
  readonly networks?: Networks;
};

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Hosts that mean every address of the machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);

/** The page where people find a table or make one. */
const TOGETHER = '/tables';

/** What a server says once it listens: where to find it, also from other devices of the same network. */
export function startupMessage({
  host,
  port,
  publicUrl,
  hasQrCode,
  networks,
}: StartupMessageOptions): string {
  const isEverywhere = EVERYWHERE.has(host);
  const own = isEverywhere ? urlOf('127.0.0.1', port) : urlOf(host, port);
  const others = publicUrl
    ? [publicUrl.origin]
    : isEverywhere
      ? addressesIn(networks ?? networkInterfaces()).map((address) => urlOf(address, port))
      : [];
  const lines = [`Quando is at ${own}`, ...others.map((url) => `For other devices: ${url}`)];
  const [first] = others;
  if (hasQrCode && first !== undefined)
    lines.push(`As the table, on a big screen: ${first}/tv`, '', qrCodeOf(first + TOGETHER));
  return lines.join('\n');
}

/** The machine's addresses in its networks; those of IPv6 only if there are no others, because people type them. */
function addressesIn(networks: Networks): string[] {
  const outside = Object.values(networks).flatMap((infos = []) =>
    infos.filter(({ internal, address }) => !internal && !address.startsWith('fe80:')),
  );
  const short = outside.filter(({ family }) => family === 'IPv4');
  return (short.length > 0 ? short : outside).map(({ address }) => address);
}

const urlOf = (address: string, port: number): string =>
  `http://${address.includes(':') && !address.startsWith('[') ? `[${address}]` : address}:${port}`;

/** Dark on light, also in a terminal with light letters: an inverted code is not read by every phone. */
const qrCodeOf = (text: string): string => renderUnicodeCompact(text, { border: 2, ecc: 'M' });
