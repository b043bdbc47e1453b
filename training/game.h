// The game as plain scalar code, one struct per game, for the GPU (one thread per game) and the CPU (tests). It follows
// docs/rules.md, with packages/rules as the reference; training/README.md says how the two are compared.
#pragma once
#include <stdint.h>

#ifdef __CUDACC__
#define QUANDO __host__ __device__ inline
#else
#define QUANDO inline
#endif

enum Phase : uint8_t { TURN, DRAW, PENALTY, SCORED, OVER };
constexpr int CARDS = 55, NUMBERS = 11, SEATS = 6, HAND_ROOM = 56, QUEUE_ROOM = 64, NOBODY = 7;

struct Random {
  uint64_t state;
  QUANDO uint32_t next() {  // PCG32
    uint64_t old = state;
    state = old * 6364136223846793005ull + 1442695040888963407ull;
    uint32_t shifted = (uint32_t)(((old >> 18u) ^ old) >> 27u), turn = (uint32_t)(old >> 59u);
    return (shifted >> turn) | (shifted << ((32 - turn) & 31));
  }
  QUANDO int below(int bound) { return (int)(((uint64_t)next() * (uint32_t)bound) >> 32); }
};

// A card in a given orientation: the side that counts or lies up is in the high four bits.
QUANDO uint8_t turned(uint8_t card) { return (uint8_t)((card << 4) | (card >> 4)); }

struct Game {
  uint8_t players, dealer, phase, turn, asked, knocker, turnsLeft, triplet, zerosEnd, head, pile, queued;
  uint8_t size[SEATS], plays[SEATS];
  int16_t total[SEATS], points[SEATS], target;
  uint16_t held[SEATS];                  // the numbers among the fronts, as bits
  uint8_t count[SEATS][NUMBERS];
  uint8_t hand[SEATS][HAND_ROOM], queue[QUEUE_ROOM];
  uint8_t seen[NUMBERS * 16];            // who has seen the first side of a packed card, seats as bits

  QUANDO uint8_t at(int i) const { return queue[(head + i) & (QUEUE_ROOM - 1)]; }
  QUANDO int everyone() const { return (1 << players) - 1; }
  QUANDO int next(int seat) const { return seat + 1 == players ? 0 : seat + 1; }
  QUANDO bool isSeen(uint8_t card, int seat) const { return seen[card] >> seat & 1; }
  QUANDO bool isLastRound() const { return knocker != NOBODY; }
  QUANDO bool mayKnock() const {
    if (isLastRound()) return false;
    for (int s = 0; s < players; s++) if (plays[s] < 2) return false;
    return true;
  }
  QUANDO int sum(int seat) const {
    int total = 0;
    for (int i = 0; i < size[seat]; i++) total += hand[seat][i] >> 4;
    return total;
  }

  QUANDO void gain(int seat, uint8_t card) {
    count[seat][card >> 4]++;
    held[seat] |= (uint16_t)(1 << (card >> 4));
    seen[card] |= (uint8_t)(1 << seat);
    seen[turned(card)] |= (uint8_t)(everyone() & ~(1 << seat));
  }
  QUANDO void lose(int seat, int number) {
    if (--count[seat][number] == 0) held[seat] &= (uint16_t)~(1 << number);
  }
  QUANDO void showTop() { seen[at(0)] |= (uint8_t)everyone(); }
  QUANDO void turnPile() { pile = queued; showTop(); }

  // deck: 55 packed cards, the up side first.
  QUANDO void deal(const uint8_t* deck, int newDealer) {
    dealer = (uint8_t)newDealer;
    phase = TURN; knocker = NOBODY; turnsLeft = triplet = zerosEnd = head = 0;
    turn = asked = (uint8_t)next(dealer);
    for (int i = 0; i < NUMBERS * 16; i++) seen[i] = 0;
    for (int s = 0; s < SEATS; s++) {
      size[s] = plays[s] = 0; held[s] = 0; points[s] = 0;
      for (int n = 0; n < NUMBERS; n++) count[s][n] = 0;
    }
    int each = players <= 3 ? 8 : 7, dealt = 0;
    for (int i = 0; i < each; i++)
      for (int k = 0, s = turn; k < players; k++, s = next(s)) {
        uint8_t card = turned(deck[dealt++]);
        hand[s][size[s]++] = card;
        gain(s, card);
      }
    pile = queued = (uint8_t)(CARDS - dealt);
    for (int i = 0; i < queued; i++) queue[i] = deck[dealt + i];
    showTop();
  }

  QUANDO void play(uint64_t positions) {
    int seat = turn, kept = 0, played = 0, tail = head + queued;
    uint8_t laid[HAND_ROOM];
    for (int i = 0; i < size[seat]; i++) {
      uint8_t card = hand[seat][i];
      if (positions >> i & 1) { laid[played++] = card; lose(seat, card >> 4); seen[card] |= (uint8_t)everyone(); }
      else hand[seat][kept++] = card;
    }
    triplet = played == 3 && laid[0] >> 4 == laid[1] >> 4;
    if (played == 3 && !triplet) {  // a straight lies in order
      uint8_t low = 255, sorted[3];
      for (int i = 0; i < 3; i++) if ((laid[i] >> 4) < low) low = laid[i] >> 4;
      for (int i = 0; i < 3; i++) sorted[(laid[i] >> 4) - low] = laid[i];
      for (int i = 0; i < 3; i++) laid[i] = sorted[i];
    }
    for (int i = 0; i < played; i++) queue[(tail + i) & (QUEUE_ROOM - 1)] = turned(laid[i]);
    size[seat] = (uint8_t)kept;
    queued = (uint8_t)(queued + played);
    if (plays[seat] < 255) plays[seat]++;
    if (pile == 0) turnPile();
    phase = DRAW;
  }

  QUANDO void draw(bool down) {
    int seat = asked;
    uint8_t card = down ? turned(at(0)) : at(0);
    head = (uint8_t)((head + 1) & (QUEUE_ROOM - 1));
    pile--; queued--;
    hand[seat][size[seat]++] = card;
    gain(seat, card);
    if (pile > 0) showTop();
    else if (queued > 0) turnPile();
    if (phase == PENALTY) askPenalty(seat);
    else if (held[seat] == 1) { zerosEnd = 1; score(); }
    else if (triplet) askPenalty(seat);
    else endTurn();
  }

  QUANDO void flip(int position) {
    int seat = asked;
    uint8_t card = turned(hand[seat][position]);
    hand[seat][position] = card;
    lose(seat, 0);
    gain(seat, card);
    askPenalty(seat);
  }

  QUANDO void knock() { knocker = turn; turnsLeft = players; endTurn(); }
  QUANDO void pass() { endTurn(); }

  QUANDO void askPenalty(int from) {
    phase = PENALTY;
    for (int s = next(from); s != turn; s = next(s))
      if (queued > 0 || held[s] & 1) { asked = (uint8_t)s; return; }
    endTurn();
  }

  QUANDO void endTurn() {
    triplet = 0;
    if (isLastRound() && --turnsLeft == 0) return score();
    turn = asked = (uint8_t)next(turn);
    phase = TURN;
  }

  QUANDO void score() {
    int lowest = 1 << 20, times = 0;
    bool over = false;
    for (int s = 0; s < players; s++) {
      int own = sum(s);
      points[s] = (int16_t)own;
      if (own < lowest) { lowest = own; times = 1; } else if (own == lowest) times++;
    }
    for (int s = 0; s < players; s++) {
      if (s == knocker) points[s] = (int16_t)(points[s] == lowest && times == 1 ? 0 : points[s] + 5);
      else if (points[s] == lowest) points[s] = 0;
      total[s] = (int16_t)(total[s] + points[s]);
      over |= total[s] >= target;
    }
    phase = over ? OVER : SCORED;
  }
};

QUANDO void shuffled(Random& random, uint8_t* deck) {
  int n = 0;
  for (int low = 0; low < NUMBERS; low++)
    for (int high = low + 1; high < NUMBERS; high++) deck[n++] = (uint8_t)(low << 4 | high);
  for (int last = CARDS - 1; last >= 0; last--) {
    int chosen = random.below(last + 1);
    uint8_t card = deck[chosen];
    deck[chosen] = deck[last];
    deck[last] = random.next() >> 31 ? turned(card) : card;
  }
}
