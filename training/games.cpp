// Plays random games and prints their records (docs/record.md), one per line, for the engine to check.
// Usage: `games COUNT SEED`, with 2 to 6 players in turn.
#include <cstdio>
#include <cstdlib>
#include <string>
#include "view.h"

// Knocks rarely, because long rounds cover more cases.
static int chosenAction(const Game& game, Random& random) {
  uint8_t mask[ACTIONS];
  legalMask(game, mask);
  int action;
  do action = random.below(ACTIONS); while (!mask[action] || (action == A_KNOCK && random.below(20)));
  return action;
}

static std::string wordsOf(const Game& game, int action) {
  std::string words = std::to_string(game.asked);
  if (action == A_KNOCK) return words + " knock";
  if (action == A_PASS) return words + " pass";
  if (action == A_UP) return words + " draw up";
  if (action == A_DOWN) return words + " draw down";
  if (action >= A_FLIP) return words + " flip " + std::to_string(flipPosition(game, action - A_FLIP));
  words += " play";
  uint64_t positions = positionsOf(game, action);
  for (int i = 0; i < game.size[game.asked]; i++) if (positions >> i & 1) words += " " + std::to_string(i);
  return words;
}

template <class Number>
static void printSeats(const char* key, int players, Number of) {
  std::printf(",\"%s\":[", key);
  for (int s = 0; s < players; s++) std::printf("%s%d", s ? "," : "", (int)of(s));
  std::printf("]");
}

static void printResult(const Game& game) {
  std::printf("],\"end\":\"%s\",\"knocker\":", game.zerosEnd ? "zeros" : "knock");
  if (game.isLastRound()) std::printf("%d", game.knocker); else std::printf("null");
  printSeats("sums", game.players, [&](int s) { return game.sum(s); });
  printSeats("points", game.players, [&](int s) { return game.points[s]; });
  printSeats("totals", game.players, [&](int s) { return game.total[s]; });
  std::printf("}");
}

static void playRound(Game& game, int dealer, Random& random) {
  uint8_t deck[CARDS];
  shuffled(random, deck);
  std::printf("{\"dealer\":%d,\"deck\":[", dealer);
  for (int i = 0; i < CARDS; i++) std::printf("%s\"%d/%d\"", i ? "," : "", deck[i] >> 4, deck[i] & 15);
  std::printf("],\"actions\":[");
  game.deal(deck, dealer);
  for (bool first = true; game.phase < SCORED; first = false) {
    int action = chosenAction(game, random);
    std::printf("%s\"%s\"", first ? "" : ",", wordsOf(game, action).c_str());
    act(game, action);
  }
  printResult(game);
}

static void printWinners(const Game& game) {
  int lowest = game.total[0];
  for (int s = 1; s < game.players; s++) if (game.total[s] < lowest) lowest = game.total[s];
  std::printf("],\"winners\":[");
  for (int s = 0, told = 0; s < game.players; s++)
    if (game.total[s] == lowest) std::printf("%s%d", told++ ? "," : "", s);
  std::printf("]}\n");
}

static void playGame(int players, Random& random) {
  Game game{};
  game.players = (uint8_t)players;
  game.target = 50;
  std::printf("{\"format\":\"quando-record/1\",\"players\":%d,\"target\":%d,\"rounds\":[", players, game.target);
  int dealer = random.below(players);
  for (bool first = true; game.phase != OVER; first = false, dealer = game.next(dealer)) {
    if (!first) std::printf(",");
    playRound(game, dealer, random);
  }
  printWinners(game);
}

int main(int count, char** words) {
  if (count != 3) return 2;
  Random random{std::strtoull(words[2], nullptr, 10)};
  for (int i = 0; i < std::atoi(words[1]); i++) playGame(2 + i % 5, random);
}
