/** The user, then all hosts, then the rest of an address of PostgreSQL; a password may contain anything but a slash. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/]*@)?)([^@/?#]*)(.*)$/s;

/** Every connection of ours has to write, so that these values change nothing. */
const WRITABLE: ReadonlySet<string> = new Set(['any', 'read-write', 'primary']);

/**
 * One address per host of a DATABASE_URL such as `postgres://user:password@one:5432,two:5432/database`, in the notation
 * of libpq; undefined if it is not valid.
 */
export function hostUrlsOf(url: string): readonly string[] | undefined {
  const [, user = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  const urls = hosts.split(',').map((host) => hostUrlOf(`${user}${host}${rest}`));
  const valid = urls.filter((one) => one !== undefined);
  return valid.length === urls.length ? valid : undefined;
}

/** The address without `target_session_attrs`, which `pg` does not know. */
function hostUrlOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return undefined;
  const target = url.searchParams.get('target_session_attrs');
  if (target === null) return text;
  url.searchParams.delete('target_session_attrs');
  return WRITABLE.has(target) ? url.href : undefined;
}
