import { resolve } from 'node:path';
import { listenSettingsOf, type ListenSettings } from './listen-settings.ts';
import { isMailAddress, pushSettingsOf, type PushSettings } from './push/push-settings.ts';
import { retentionDaysOf, type RetentionDays } from './retention-settings.ts';
import type { StartupError } from './startup-error.ts';
import { hostUrlsOf } from './storage/postgres/database-url.ts';
import type { StorePlace } from './storage/store.ts';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings of a server. */
export type Settings = {
  readonly listen: ListenSettings;
  readonly store: StorePlace;
  /** The public URL of this server; without it every host name is accepted. */
  readonly publicUrl?: URL;
  /** The number of our own proxies in front of this server. */
  readonly proxies: number;
  /** The number of concurrent connections of one address; the default is in the limits. */
  readonly connectionsPerAddress?: number;
  readonly logLevel: LogLevel;
  /** Whether strangers may play together on this server; they may if it is not said. */
  readonly hasPublicTables?: boolean;
  /** Whoever knows it can close public tables and keep people away; without it nobody can. */
  readonly operatorSecret?: string;
  /** How long tables are kept. */
  readonly retention?: RetentionDays;
  /** Where it is said who runs this server: a page, or an address for mail. */
  readonly imprint?: string;
  /** How people who are away are called; on by default. */
  readonly push?: PushSettings;
};

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_FOLDER = '.data';
const DEFAULT_LEVEL = 'warn';

/** Reads PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, PROXIES, CONNECTIONS_PER_ADDRESS, LOG_LEVEL, PUBLIC_TABLES, OPERATOR_SECRET, KEEP_…_DAYS, IMPRINT_URL and PUSH…. */
export function settingsOf(env: Environment): Settings | StartupError {
  const listen = listenSettingsOf(env);
  if ('error' in listen) return listen;
  const store = storePlaceOf(env);
  if ('error' in store) return store;
  const publicUrl = publicUrlOf(env);
  if (publicUrl && 'error' in publicUrl) return publicUrl;
  const proxies = proxiesOf(env);
  if (typeof proxies !== 'number') return proxies;
  const connectionsPerAddress = connectionsPerAddressOf(env);
  if (typeof connectionsPerAddress === 'object') return connectionsPerAddress;
  const logLevel = logLevelOf(env);
  if (typeof logLevel !== 'string') return logLevel;
  const retention = retentionDaysOf(env);
  if ('error' in retention) return retention;
  const push = pushSettingsOf(env, publicUrl);
  if ('error' in push) return push;
  const imprint = imprintIn(env);
  if ('error' in imprint) return imprint;
  const operator = operatorIn(env);
  if ('error' in operator) return operator;
  const hasPublicTables = hasPublicTablesIn(env);
  if (typeof hasPublicTables !== 'boolean') return hasPublicTables;
  return {
    listen,
    store,
    ...(publicUrl && { publicUrl }),
    proxies,
    ...(connectionsPerAddress !== undefined && { connectionsPerAddress }),
    logLevel,
    hasPublicTables,
    ...operator,
    retention,
    ...imprint,
    push,
  };
}

function imprintIn(env: Environment): Pick<Settings, 'imprint'> | StartupError {
  const imprint = env['IMPRINT_URL']?.trim();
  if (!imprint) return {};
  if (/^https?:$/.test(URL.parse(imprint)?.protocol ?? '') || isMailAddress(imprint)) return { imprint };
  return {
    error: `IMPRINT_URL must look like https://example.org/imprint or mailto:me@example.org, not "${imprint}".`,
  };
}

/** A short secret could be guessed. */
const SHORTEST_SECRET = 16;

function operatorIn(env: Environment): Pick<Settings, 'operatorSecret'> | StartupError {
  const operatorSecret = env['OPERATOR_SECRET']?.trim();
  if (!operatorSecret) return {};
  if (operatorSecret.length >= SHORTEST_SECRET) return { operatorSecret };
  return { error: `OPERATOR_SECRET must have at least ${SHORTEST_SECRET} characters.` };
}

function hasPublicTablesIn(env: Environment): boolean | StartupError {
  const choice = env['PUBLIC_TABLES']?.trim() || 'on';
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return { error: `PUBLIC_TABLES must be on or off, not "${choice}".` };
}

/** DATABASE_URL takes precedence over DATA_DIR. */
function storePlaceOf(env: Environment): StorePlace | StartupError {
  const url = env['DATABASE_URL']?.trim();
  if (!url) return { folder: resolve(env['DATA_DIR']?.trim() || DEFAULT_FOLDER) };
  if (hostUrlsOf(url)) return { url };
  // It may contain a password, so it is not repeated.
  return {
    error:
      'DATABASE_URL must look like postgres://user:password@host:5432/database, with commas between several hosts.',
  };
}

function publicUrlOf(env: Environment): URL | StartupError | undefined {
  const text = env['PUBLIC_URL']?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  return { error: `PUBLIC_URL must be an address such as https://quando.example.org, not "${text}".` };
}

function proxiesOf(env: Environment): number | StartupError {
  const proxies = env['PROXIES']?.trim() || '0';
  if (/^\d$/.test(proxies)) return Number(proxies);
  return { error: `PROXIES must be a whole number from 0 to 9, not "${proxies}".` };
}

function connectionsPerAddressOf(env: Environment): number | StartupError | undefined {
  const connections = env['CONNECTIONS_PER_ADDRESS']?.trim();
  if (!connections) return undefined;
  if (/^[1-9]\d{0,5}$/.test(connections)) return Number(connections);
  return { error: `CONNECTIONS_PER_ADDRESS must be a whole number from 1 to 999999, not "${connections}".` };
}

function logLevelOf(env: Environment): LogLevel | StartupError {
  const level = env['LOG_LEVEL']?.trim() || DEFAULT_LEVEL;
  const known = LOG_LEVELS.find((name) => name === level);
  return known ?? { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".` };
}
