// Replays games from standard input and prints the inputs of the net and of the critic before each decision, for
// comparison with packages/bots/src/net and packages/bots/src/luck. A round is `round PLAYERS TARGET DEALER`, the totals, 55 packed cards, then one line per decision:
// `play POSITION…`, `draw 0|1`, `flip POSITION`, `knock`, `pass`; after the last one `end`.
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include "open.h"

static void tell(const Game& game) {
  static float features[FEATURES], open[OPEN];
  uint8_t mask[ACTIONS];
  Encoder<float> encoder(game, features);
  encoder.all();
  OpenEncoder<float>(game, open).all();
  legalMask(game, mask);
  std::printf("%d", game.asked);
  for (float x : features) std::printf(" %.5g", x);
  std::printf(" |");
  for (uint8_t legal : mask) std::printf(" %d", legal);
  std::printf(" |");
  for (float x : open) std::printf(" %.5g", x);
  std::printf("\n");
}

static void readRound(std::istringstream& line, Game& game) {
  int players, target, dealer, number;
  line >> players >> target >> dealer;
  game.players = (uint8_t)players;
  game.target = (int16_t)target;
  for (int s = 0; s < SEATS; s++) game.total[s] = 0;
  for (int s = 0; s < players; s++) { line >> number; game.total[s] = (int16_t)number; }
  uint8_t deck[CARDS];
  for (uint8_t& card : deck) { line >> number; card = (uint8_t)number; }
  game.deal(deck, dealer);
}

static void readMove(const std::string& verb, std::istringstream& line, Game& game) {
  int number = 0;
  uint64_t positions = 0;
  if (verb == "play") { while (line >> number) positions |= 1ull << number; game.play(positions); return; }
  if (verb == "knock") { game.knock(); return; }
  if (verb == "pass") { game.pass(); return; }
  line >> number;
  if (verb == "draw") game.draw(number == 1);
  else game.flip(number);
}

int main() {
  Game game;
  std::string text, verb;
  while (std::getline(std::cin, text)) {
    std::istringstream line(text);
    line >> verb;
    if (verb == "round") readRound(line, game);
    else if (verb == "end") {
      std::printf("end");
      for (int s = 0; s < game.players; s++) std::printf(" %d", game.points[s]);
      std::printf("\n");
      continue;
    } else readMove(verb, line, game);
    if (game.phase < SCORED) tell(game);
  }
}
