// Many games at once, one thread each, driven from Python through plain C functions (see env.py).
#include <cuda_bf16.h>
#include "open.h"
#include "truth.h"

// scattered: games begin with random totals, so that all totals are met.
struct Table { Game game; Random random; uint8_t scattered; };

// The result of one step: the view of the next decision, and what a round brought if the step ended one.
struct Out {
  __nv_bfloat16* features;  // [games][FEATURES]
  __nv_bfloat16* truth;     // [games][TRUTH], or null if nobody asks for it
  __nv_bfloat16* open;      // [games][OPEN], or null
  uint8_t* mask;            // [games][ACTIONS]
  uint8_t* seat;            // [games] the seat to decide next
  uint8_t* ended;           // [games] 1 if the step ended a round, 2 if a game
  float* reward;            // [games][SEATS] for that round
  float* outcome;           // [games][SEATS] share of the game won, where one ended
  float* before;            // [games][SEATS] points left to the target before the round that ended
  float* after;             // [games][SEATS] and after it
  uint8_t* dealer;          // [games] who dealt that round
};

// The probability of winning from totals between rounds, as in packages/bots/src/search/win-chances.ts.
__device__ void chances(const Game& g, float* into) {
  const float base[7] = {0, 0, .05f, .06f, .06f, .06f, .04f}, near[7] = {0, 0, .06f, .2f, .2f, .25f, .25f};
  const float scale[7] = {1, 1, 6, 6, 10, 10, 20};
  int highest = 0, lowest = 1 << 20;
  for (int s = 0; s < g.players; s++) { highest = max(highest, (int)g.total[s]); lowest = min(lowest, (int)g.total[s]); }
  float left = g.target - highest, sum = 0;
  float sharpness = left <= 0 ? 1e9f : base[g.players] + near[g.players] / (1 + left / scale[g.players]);
  for (int s = 0; s < g.players; s++) { into[s] = expf(-sharpness * (g.total[s] - lowest)); sum += into[s]; }
  for (int s = 0; s < g.players; s++) into[s] /= sum;
}

__device__ void newGame(Table& t, int players) {
  t.game.players = (uint8_t)players;
  t.game.target = players == 2 ? 40 : 50;
  for (int s = 0; s < SEATS; s++) t.game.total[s] = (int16_t)(t.scattered ? t.random.below(t.game.target) : 0);
}

__device__ void newRound(Table& t, int dealer) {
  uint8_t deck[CARDS];
  shuffled(t.random, deck);
  t.game.deal(deck, dealer);
}

__device__ void tell(const Table& t, int i, Out out) {
  Encoder<__nv_bfloat16> encoder(t.game, out.features + (size_t)i * FEATURES);
  encoder.all();
  if (out.truth) tellTruth(t.game, out.truth + (size_t)i * TRUTH);
  if (out.open) OpenEncoder<__nv_bfloat16>(t.game, out.open + (size_t)i * OPEN).all();
  legalMask(t.game, out.mask + (size_t)i * ACTIONS);
  out.seat[i] = t.game.asked;
}

// winWeight: the share of the reward that is the change in the probability of winning; the rest is the lead in the round.
__device__ void reward(const Game& g, const float* before, float winWeight, float* into) {
  float after[SEATS], all = 0;
  chances(g, after);
  for (int s = 0; s < g.players; s++) all += g.points[s];
  for (int s = 0; s < SEATS; s++) {
    if (s >= g.players) { into[s] = 0; continue; }
    float lead = (all - g.points[s]) / (g.players - 1) - g.points[s];
    into[s] = (1 - winWeight) * lead / 10 + winWeight * 3 * (after[s] - before[s]);
  }
}

__device__ void finishRound(Table& t, int i, float winWeight, Out out) {
  Game& g = t.game;
  Game earlier = g;
  float before[SEATS];
  for (int s = 0; s < g.players; s++) earlier.total[s] -= g.points[s];
  chances(earlier, before);
  reward(g, before, winWeight, out.reward + (size_t)i * SEATS);
  for (int s = 0; s < SEATS; s++) {
    out.after[(size_t)i * SEATS + s] = g.target - g.total[s];
    out.before[(size_t)i * SEATS + s] = g.target - (g.total[s] - g.points[s]);
  }
  out.dealer[i] = g.dealer;
  out.ended[i] = g.phase == OVER ? 2 : 1;
  int dealer = g.next(g.dealer);
  if (g.phase == OVER) {
    chances(g, out.outcome + (size_t)i * SEATS);
    dealer = t.random.below(g.players);
    newGame(t, g.players);
  }
  newRound(t, dealer);
}

__global__ void startKernel(Table* tables, int games, const int64_t* seeds, const uint8_t* players, int scattered, Out out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= games) return;
  Table& t = tables[i];
  t.random.state = (uint64_t)seeds[i] * 0x9e3779b97f4a7c15ull + 1;
  for (int k = 0; k < 4; k++) t.random.next();
  t.scattered = (uint8_t)scattered;
  newGame(t, players[i]);
  newRound(t, t.random.below(players[i]));
  tell(t, i, out);
}

// A move as a record tells it, with positions in the hand (as bits) instead of an action of the net.
enum Verb : uint8_t { PLAY, KNOCK, PASS, TAKE_UP, TAKE_DOWN, FLIP, NO_MOVE };
constexpr uint8_t NO_ACTION = 255;

__device__ int playedAction(const Game& g, uint64_t positions) {
  int played = 0, same = 0, lowest = NUMBERS, highest = 0, me = g.asked;
  if (g.phase != TURN || positions >> g.size[me]) return NO_ACTION;
  for (int i = 0; i < g.size[me]; i++) {
    if (!(positions >> i & 1)) continue;
    int number = g.hand[me][i] >> 4;
    lowest = min(lowest, number); highest = max(highest, number);
    played++; same |= 1 << number;
  }
  if (played > 0 && lowest == highest) return lowest * 4 + min(played, 4) - 1;
  return played == 3 && same == 7 << lowest ? A_STRAIGHT + lowest : NO_ACTION;
}

// The action of the net that a move is in this state, or NO_ACTION if it cannot be made.
__device__ int actionOf(const Game& g, int seat, int verb, uint64_t positions) {
  if (g.phase >= SCORED || g.asked != seat) return NO_ACTION;
  bool flips = g.phase == PENALTY && (g.held[seat] & 1), draws = !flips && g.phase != TURN;
  if (verb == PLAY) return playedAction(g, positions);
  if (verb == KNOCK) return g.phase == TURN && g.mayKnock() ? A_KNOCK : NO_ACTION;
  if (verb == PASS) return g.phase == TURN && g.isLastRound() ? A_PASS : NO_ACTION;
  if (verb == TAKE_UP || verb == TAKE_DOWN) return draws ? (verb == TAKE_UP ? A_UP : A_DOWN) : NO_ACTION;
  for (int i = 0; flips && i < g.size[seat]; i++)
    if (positions >> i & 1 && g.hand[seat][i] >> 4 == 0) return A_FLIP + zeroName(g, g.hand[seat][i]);
  return NO_ACTION;
}

__device__ void make(Game& g, int verb, uint64_t positions) {
  if (verb == PLAY) g.play(positions);
  else if (verb == KNOCK) g.knock();
  else if (verb == PASS) g.pass();
  else if (verb == FLIP) { int at = 0; while (!(positions >> at & 1)) at++; g.flip(at); }
  else g.draw(verb == TAKE_DOWN);
}

__global__ void dealKernel(
    Table* tables, int games, const uint8_t* decks, const uint8_t* players, const uint8_t* dealers, const int16_t* totals,
    const int16_t* targets) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= games) return;
  tables[i].scattered = 0;
  newGame(tables[i], players[i]);
  tables[i].game.target = targets[i];
  for (int s = 0; s < SEATS; s++) tables[i].game.total[s] = totals[(size_t)i * SEATS + s];
  tables[i].game.deal(decks + (size_t)i * CARDS, dealers[i]);
}

// Notes which action each move is, or NO_ACTION where it cannot be made: then nothing happens.
__global__ void moveKernel(
    Table* tables, int games, const uint8_t* seats, const uint8_t* verbs, const int64_t* positions, uint8_t* actions) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= games || verbs[i] == NO_MOVE) return;
  Game& g = tables[i].game;
  actions[i] = (uint8_t)actionOf(g, seats[i], verbs[i], (uint64_t)positions[i]);
  if (actions[i] != NO_ACTION) make(g, verbs[i], (uint64_t)positions[i]);
}

__global__ void tellKernel(Table* tables, int games, Out out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < games && tables[i].game.phase < SCORED) tell(tables[i], i, out);
}

// Shuffles the cards of which nobody has seen a side.
__global__ void shuffleKernel(Table* tables, int games, const int64_t* seeds) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= games) return;
  Game& g = tables[i].game;
  Random random{(uint64_t)seeds[i] * 0x9e3779b97f4a7c15ull + 1};
  for (int k = 0; k < 4; k++) random.next();
  uint8_t places[QUEUE_ROOM];
  int unseen = 0;
  for (int k = 0; k < g.queued; k++)
    if (g.seen[g.at(k)] == 0 && g.seen[turned(g.at(k))] == 0) places[unseen++] = (uint8_t)((g.head + k) & (QUEUE_ROOM - 1));
  for (int last = unseen - 1; last >= 0; last--) {
    uint8_t& other = g.queue[places[random.below(last + 1)]];
    uint8_t card = other;
    other = g.queue[places[last]];
    g.queue[places[last]] = random.next() >> 31 ? turned(card) : card;
  }
  tables[i].random = random;
}

// A round must not last forever: after this many plays by one seat, a knock is forced as soon as it is legal.
constexpr int PATIENCE = 60;

__global__ void stepKernel(Table* tables, int games, const uint8_t* actions, const float* winWeight, Out out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= games) return;
  Table& t = tables[i];
  bool tired = t.game.phase == TURN && t.game.plays[t.game.turn] >= PATIENCE && t.game.mayKnock();
  if (actions[i] != NO_ACTION) act(t.game, tired ? A_KNOCK : actions[i]);
  out.ended[i] = 0;
  if (t.game.phase >= SCORED) finishRound(t, i, *winWeight, out);
  tell(t, i, out);
}

extern "C" {
int tableSize() { return sizeof(Table); }
int featureCount() { return FEATURES; }
int truthCount() { return TRUTH; }
int openCount() { return OPEN; }
int actionCount() { return ACTIONS; }
void start(void* tables, int games, const int64_t* seeds, const uint8_t* players, int scattered, Out* out, void* stream) {
  startKernel<<<(games + 63) / 64, 64, 0, (cudaStream_t)stream>>>(
      (Table*)tables, games, seeds, players, scattered, *out);
}
void step(void* tables, int games, const uint8_t* actions, const float* winWeight, Out* out, void* stream) {
  stepKernel<<<(games + 63) / 64, 64, 0, (cudaStream_t)stream>>>((Table*)tables, games, actions, winWeight, *out);
}
void deal(
    void* tables, int games, const uint8_t* decks, const uint8_t* players, const uint8_t* dealers, const int16_t* totals,
    const int16_t* targets, void* stream) {
  dealKernel<<<(games + 63) / 64, 64, 0, (cudaStream_t)stream>>>(
      (Table*)tables, games, decks, players, dealers, totals, targets);
}
void move(
    void* tables, int games, const uint8_t* seats, const uint8_t* verbs, const int64_t* positions, uint8_t* actions,
    void* stream) {
  moveKernel<<<(games + 63) / 64, 64, 0, (cudaStream_t)stream>>>((Table*)tables, games, seats, verbs, positions, actions);
}
void tellAll(void* tables, int games, Out* out, void* stream) {
  tellKernel<<<(games + 63) / 64, 64, 0, (cudaStream_t)stream>>>((Table*)tables, games, *out);
}
void shuffleUnseen(void* tables, int games, const int64_t* seeds, void* stream) {
  shuffleKernel<<<(games + 63) / 64, 64, 0, (cudaStream_t)stream>>>((Table*)tables, games, seeds);
}
}
