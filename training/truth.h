// Everything that a seat has not seen, as numbers for the critic. Used only in training; no player ever sees it.
#pragma once
#include "view.h"

constexpr int TRUTH = 320, DRAWS_AHEAD = 8;

template <class Out>
QUANDO void tellHand(Encoder<Out>& to, const Game& g, int ahead) {
  int s = (g.asked + ahead) % g.players, backs[NUMBERS] = {0};
  bool sits = ahead < g.players;
  for (int i = 0; sits && i < g.size[s]; i++) backs[g.hand[s][i] & 15]++;
  for (int x = 0; x < NUMBERS; x++) to.put(sits ? g.count[s][x] / 2.f : 0.f);
  for (int x = 0; x < NUMBERS; x++) to.put(backs[x] / 2.f);
  to.put(sits ? g.sum(s) / 40.f : 0.f);
}

template <class Out>
QUANDO void tellTruth(const Game& g, Out* into) {
  Encoder<Out> to(g, into);
  for (int ahead = 0; ahead < SEATS; ahead++) tellHand(to, g, ahead);
  for (int i = 0; i < DRAWS_AHEAD; i++) {
    to.oneHot(i < g.queued ? g.at(i) >> 4 : -1, NUMBERS);
    to.oneHot(i < g.queued ? g.at(i) & 15 : -1, NUMBERS);
  }
  while (to.n < TRUTH) to.put(0.f);
}
