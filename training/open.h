// What anybody has seen, as numbers for the critic that judges luck: both sides of every hand, and of the piles the
// sides that have been shown to at least one seat. Used after a game only; no player ever sees it.
// packages/bots/src/luck/ says the same in TypeScript.
#pragma once
#include "view.h"

constexpr int OPEN = 512, QUEUE_AHEAD = 4;

template <class Out>
struct OpenEncoder {
  const Game& g;
  Encoder<Out> to;
  QUANDO OpenEncoder(const Game& game, Out* into) : g(game), to(game, into) {}

  QUANDO bool isShown(uint8_t card) const { return g.seen[card] != 0; }
  QUANDO bool isMet(int x, int y) const {
    return isShown((uint8_t)(x << 4 | y)) && isShown((uint8_t)(y << 4 | x));
  }

  QUANDO void scene() {
    bool flips = g.phase == PENALTY && (g.held[g.asked] & 1);
    to.oneHot(g.players - 2, 5);
    to.put(g.phase == TURN); to.put(g.phase == DRAW); to.put(g.phase == PENALTY && !flips); to.put(flips);
    to.put(g.isLastRound()); to.put(g.mayKnock()); to.put(g.turnsLeft / 6.f); to.put(g.triplet);
    to.put(g.pile / 40.f); to.put((g.queued - g.pile) / 40.f);
  }

  QUANDO void hand(int ahead) {
    if (ahead >= g.players) { for (int i = 0; i < 64; i++) to.put(0.f); return; }
    int s = (g.asked + ahead) % g.players, distance = (s - g.turn + g.players) % g.players, backs[NUMBERS] = {0};
    for (int i = 0; i < g.size[s]; i++) backs[g.hand[s][i] & 15]++;
    to.put(1.f); to.put(g.size[s] / 10.f); to.put(g.sum(s) / 40.f); to.put((g.target - g.total[s]) / 50.f);
    to.put(1.f / (1 + (g.target - g.total[s]) / 5.f));
    to.put(s == g.knocker); to.put(s == g.turn); to.put(g.isLastRound() && distance > 0 && distance < g.turnsLeft);
    to.put(g.plays[s] >= 1); to.put(g.plays[s] >= 2); to.put(g.held[s] == 1);
    for (int x = 0; x < NUMBERS; x++) for (int k = 1; k <= 3; k++) to.put(g.count[s][x] >= k);
    for (int a = 0; a < 9; a++) to.put((g.held[s] >> a & 7) == 7);
    for (int x = 0; x < NUMBERS; x++) to.put(backs[x] / 2.f);
  }

  QUANDO void side(uint8_t card, bool isCard) {
    bool shown = isCard && isShown(card);
    to.oneHot(shown ? card >> 4 : -1, NUMBERS);
    to.put(isCard && !shown);
  }

  QUANDO void all() {
    scene();
    for (int ahead = 0; ahead < SEATS; ahead++) hand(ahead);
    for (int i = 0; i < QUEUE_AHEAD; i++) { side(g.at(i), i < g.queued); side(turned(g.at(i)), i < g.queued); }
    for (int x = 0; x < NUMBERS; x++) {
      int unmet = 0;
      for (int y = 0; y < NUMBERS; y++) if (x != y && !isMet(x, y)) unmet++;
      to.put(unmet / 10.f);
    }
    while (to.n < OPEN) to.put(0.f);
  }
};
