// What a seat has seen, as numbers for a net, and what it may do. packages/bots/src/net/ says the same in TypeScript;
// the order of the features and of the actions is the layout that a weights file is hashed with.
#pragma once
#include "game.h"

constexpr int FEATURES = 424, ACTIONS = 68;
constexpr int A_STRAIGHT = 44, A_KNOCK = 53, A_PASS = 54, A_UP = 55, A_DOWN = 56, A_FLIP = 57;

template <class Out>
struct Encoder {
  const Game& g;
  Out* out;
  int n = 0;
  QUANDO Encoder(const Game& game, Out* into) : g(game), out(into) {}
  QUANDO void put(float x) { out[n++] = (Out)x; }
  QUANDO void oneHot(int hot, int size) { for (int i = 0; i < size; i++) put(i == hot ? 1.f : 0.f); }
  // A side: which number, or unseen; nothing where there is no card.
  QUANDO void side(uint8_t card, bool isCard, int seat) {
    bool known = isCard && g.isSeen(card, seat);
    oneHot(known ? card >> 4 : -1, NUMBERS);
    put(isCard && !known ? 1.f : 0.f);
  }

  QUANDO void scene(int me) {
    int highest = 0, fewest = 255;
    for (int s = 0; s < g.players; s++) {
      if (g.total[s] > highest) highest = g.total[s];
      if (g.plays[s] < fewest) fewest = g.plays[s];
    }
    oneHot(g.players - 2, 5);
    bool flips = g.phase == PENALTY && (g.held[me] & 1);
    put(g.phase == TURN); put(g.phase == DRAW); put(g.phase == PENALTY && !flips); put(flips);
    put(g.isLastRound()); put(g.mayKnock()); put(g.turnsLeft / 6.f); put(g.triplet);
    put(g.pile / 40.f); put((g.queued - g.pile) / 40.f);
    put((g.plays[me] < 8 ? g.plays[me] : 8) / 8.f); put(fewest >= 1); put(fewest >= 2);
    put(g.total[me] / (float)g.target); put((g.target - highest) / (float)g.target);
    put(g.knocker == me); put(g.sum(me) / 40.f); put(g.size[me] / 12.f); put(g.target / 50.f);
  }

  QUANDO void ownHand(int me) {
    for (int x = 0; x < NUMBERS; x++) for (int k = 1; k <= 4; k++) put(g.count[me][x] >= k);
    for (int a = 0; a < 9; a++) put((g.held[me] >> a & 7) == 7);
    int zeros[NUMBERS] = {0};
    for (int i = 0; i < g.size[me]; i++) {
      uint8_t card = g.hand[me][i];
      if (card >> 4 == 0 && g.isSeen(turned(card), me)) zeros[card & 15]++;
    }
    for (int y = 0; y < NUMBERS; y++) put(zeros[y] / 2.f);
  }

  QUANDO void queue(int me) {
    for (int i = 0; i < 4; i++) {
      bool isCard = i < g.queued;
      side(g.at(i), isCard, me);
      side(turned(g.at(i)), isCard, me);
    }
  }

  QUANDO void opponent(int me, int ahead) {
    if (ahead >= g.players) { for (int i = 0; i < 32; i++) put(0.f); return; }
    int s = (me + ahead) % g.players, known[NUMBERS] = {0}, backs[NUMBERS] = {0}, unknown = 0, sum = 0;
    for (int i = 0; i < g.size[s]; i++) {
      uint8_t card = g.hand[s][i];
      if (g.isSeen(card, me)) { known[card >> 4]++; sum += card >> 4; }
      else { unknown++; backs[card & 15]++; }
    }
    int distance = (s - g.turn + g.players) % g.players;
    put(1.f); put(g.size[s] / 10.f); put(s == g.knocker); put(g.isLastRound() && distance > 0 && distance < g.turnsLeft);
    put(g.plays[s] >= 1); put(g.plays[s] >= 2);
    put(g.total[s] / (float)g.target); put((g.total[s] - g.total[me]) / (float)g.target);
    for (int x = 0; x < NUMBERS; x++) put(known[x] / 2.f);
    put(unknown / 10.f); put(sum / 20.f);
    for (int x = 0; x < NUMBERS; x++) put(backs[x] / 2.f);
  }

  // Which cards the seat has seen both sides of, wherever they are.
  QUANDO void cards(int me) {
    int top = g.queued > 0 ? g.at(0) >> 4 : -1;
    bool topKnown = g.queued > 0 && g.isSeen(turned(g.at(0)), me);
    for (int x = 0; x < NUMBERS; x++) {
      int unmet = 0;
      for (int y = 0; y < NUMBERS; y++) if (x != y && !met(x, y, me)) unmet++;
      put(unmet / 10.f);
    }
    for (int y = 0; y < NUMBERS; y++) put(top >= 0 && !topKnown && y != top && !met(top, y, me));
    for (int x = 0; x < NUMBERS; x++) for (int y = x + 1; y < NUMBERS; y++) put(met(x, y, me));
  }
  QUANDO bool met(int x, int y, int me) const {
    return g.isSeen((uint8_t)(x << 4 | y), me) && g.isSeen((uint8_t)(y << 4 | x), me);
  }

  QUANDO void all() {
    int me = g.asked;
    scene(me); ownHand(me); queue(me);
    for (int ahead = 1; ahead < SEATS; ahead++) opponent(me, ahead);
    cards(me);
    while (n < FEATURES) put(0.f);
  }
};

// A zero is named by its back if its holder has seen that, else by 0.
QUANDO int zeroName(const Game& g, uint8_t card) { return g.isSeen(turned(card), g.asked) ? card & 15 : 0; }

QUANDO void legalMask(const Game& g, uint8_t* mask) {
  int me = g.asked;
  for (int a = 0; a < ACTIONS; a++) mask[a] = 0;
  if (g.phase == TURN) {
    for (int x = 0; x < NUMBERS; x++) for (int k = 1; k <= 4 && k <= g.count[me][x]; k++) mask[x * 4 + k - 1] = 1;
    for (int a = 0; a < 9; a++) mask[A_STRAIGHT + a] = (g.held[me] >> a & 7) == 7;
    mask[A_KNOCK] = g.mayKnock();
    mask[A_PASS] = g.isLastRound();
  } else if (g.phase == PENALTY && (g.held[me] & 1)) {
    for (int i = 0; i < g.size[me]; i++) if (g.hand[me][i] >> 4 == 0) mask[A_FLIP + zeroName(g, g.hand[me][i])] = 1;
  } else mask[A_UP] = mask[A_DOWN] = 1;
}

// The cards of a play: the first ones in hand order. Four of a number means all of it.
QUANDO uint64_t positionsOf(const Game& g, int action) {
  int me = g.asked;
  uint64_t positions = 0;
  if (action >= A_STRAIGHT) {
    int wanted = 7 << (action - A_STRAIGHT);
    for (int i = 0; i < g.size[me]; i++)
      if (wanted >> (g.hand[me][i] >> 4) & 1) { wanted &= ~(1 << (g.hand[me][i] >> 4)); positions |= 1ull << i; }
    return positions;
  }
  int number = action / 4, left = action % 4 + 1;
  if (left == 4) left = g.count[me][number];
  for (int i = 0; i < g.size[me] && left > 0; i++)
    if (g.hand[me][i] >> 4 == number) { positions |= 1ull << i; left--; }
  return positions;
}

QUANDO int flipPosition(const Game& g, int name) {
  for (int i = 0; i < g.size[g.asked]; i++)
    if (g.hand[g.asked][i] >> 4 == 0 && zeroName(g, g.hand[g.asked][i]) == name) return i;
  return 0;
}

QUANDO void act(Game& g, int action) {
  if (action < A_KNOCK) g.play(positionsOf(g, action));
  else if (action == A_KNOCK) g.knock();
  else if (action == A_PASS) g.pass();
  else if (action < A_FLIP) g.draw(action == A_DOWN);
  else g.flip(flipPosition(g, action - A_FLIP));
}
