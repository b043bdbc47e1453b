/** Runs a benchmark: `npm run bench -- NAME`. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  engine: async () => (await import('./engine.ts')).engine,
  bots: async () => (await import('./bots.ts')).bots,
  handicap: async () => (await import('./handicap.ts')).handicap,
  absurd: async () => (await import('./absurd.ts')).absurd,
  regret: async () => (await import('./regret.ts')).regret,
  net: async () => (await import('./net.ts')).net,
  rating: async () => (await import('./rating.ts')).rating,
  luck: async () => (await import('./luck/luck.ts')).luck,
  review: async () => (await import('./review/review.ts')).review,
  truth: async () => (await import('./truth/truth.ts')).truth,
  link: async () => (await import('./link.ts')).link,
  trainer: async () => (await import('./trainer.ts')).trainer,
  season: async () => (await import('./season.ts')).season,
  server: async () => (await import('./server.ts')).server,
  web: async () => (await import('./web.ts')).web,
  room: async () => (await import('./room.ts')).room,
};

type Bench = (args: readonly string[]) => Promise<void>;

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (load) {
  await (
    await load()
  )(args);
} else {
  console.log(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')}`);
  process.exitCode = name === '' ? 0 : 2;
}
