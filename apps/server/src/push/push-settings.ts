import type { StartupError } from '../startup-error.ts';

/** Whether people who are away are called, and how push services reach the operator. */
export type PushSettings = { readonly isOn: boolean; readonly contact?: string };

/** Reads PUSH and PUSH_CONTACT; without a contact the public address of the server is one. */
export function pushSettingsOf(
  env: Readonly<Record<string, string | undefined>>,
  publicUrl: URL | undefined,
): PushSettings | StartupError {
  const push = env['PUSH']?.trim() || 'on';
  if (push !== 'on' && push !== 'off') return { error: `PUSH must be "on" or "off", not "${push}".` };
  const given = env['PUSH_CONTACT']?.trim();
  const contact = given || (publicUrl?.protocol === 'https:' ? publicUrl.origin : undefined);
  if (given && !isContact(given))
    return {
      error: `PUSH_CONTACT must look like mailto:me@example.org or https://example.org, not "${given}".`,
    };
  return { isOn: push === 'on', ...(contact !== undefined && { contact }) };
}

const isContact = (text: string): boolean => isMailAddress(text) || URL.parse(text)?.protocol === 'https:';

/** Whether a text is a link to an address for mail. */
export const isMailAddress = (text: string): boolean => /^mailto:[^\s@]+@[^\s@]+$/.test(text);
