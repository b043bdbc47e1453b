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

// A round must not last forever: after this many plays by one seat, a knock is forced as soon as it is legal.
constexpr int PATIENCE = 60;

__global__ void stepKernel(Table* tables, int games, const uint8_t* actions, const float* winWeight, Out out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= games) return;
  Table& t = tables[i];
  bool tired = t.game.phase == TURN && t.game.plays[t.game.turn] >= PATIENCE && t.game.mayKnock();
  act(t.game, tired ? A_KNOCK : actions[i]);
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
}
