import { installFromDebian, isDebianRoot, say } from '../system-programs.ts';
import { firefoxProgram } from './firefox.ts';
import { webKitPrograms } from './webkit.ts';

const FIREFOX = ['firefox-esr'];
const WEBKIT = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'];

/** Installs Firefox and WebKit from Debian's packages where they are missing; elsewhere nothing happens. */
export function installEngines(): void {
  const packages = [
    ...(firefoxProgram() === undefined ? FIREFOX : []),
    ...(webKitPrograms() === undefined ? WEBKIT : []),
  ];
  if (packages.length === 0 || !isDebianRoot()) return;
  say(`Not every browser is here: installing ${packages.join(', ')} with apt-get.`);
  installFromDebian(...packages);
}
