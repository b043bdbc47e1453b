/** A strength that is not known exactly, in points. */
export type Rating = { readonly mean: number; readonly deviation: number };

/** How a result pulls at a strength: the slope of its log-likelihood, and how fast the slope falls. */
export type Pull = { readonly slope: number; readonly curvature: number };

/** How much strength decides about the first place, and about the places after it. */
export type Sharpness = { readonly first: number; readonly later: number };

/** With this difference in points and a sharpness of 1, the odds are 1 to e; with 400 points 1 to 10, as with Elo. */
export const SCALE = 400 / Math.LN10;

/** A deviation falls by at most a hundredfold in one game. */
const LEAST_SHRINK = 1e-4;

const EVEN: Sharpness = { first: 1, later: 1 };

/**
 * The method of Weng and Lin for the Plackett-Luce model (Journal of Machine Learning Research 12, 2011): everybody's
 * rating after a game with these places, from 1; tied players share the better one. A deviation of 0 is an anchor, which
 * stays where it is.
 */
export function ratedByPlaces(
  ratings: readonly Rating[],
  places: readonly number[],
  sharpness = EVEN,
): readonly Rating[] {
  const scale = scaleWith(ratings);
  const strengths = ratings.map(({ mean }) => mean / scale);
  const pulls = pullsOf(strengths, places, sharpness);
  return ratings.map((rating, seat) => pulled(rating, pulls[seat]!, scale));
}

/** Uncertainty about strengths evens out the chances: a logistic curve averaged over a normal distribution is a wider one. */
function scaleWith(ratings: readonly Rating[]): number {
  const doubt = ratings.reduce((sum, { deviation }) => sum + deviation ** 2, 0);
  return Math.sqrt(SCALE ** 2 + (Math.PI / 8) * doubt);
}

function pulled({ mean, deviation }: Rating, { slope, curvature }: Pull, scale: number): Rating {
  const shrink = Math.max(1 - (deviation / scale) ** 2 * curvature, LEAST_SHRINK);
  return { mean: mean + (deviation ** 2 / scale) * slope, deviation: deviation * Math.sqrt(shrink) };
}

/** How a result pulls at everybody's strength, in units of the scale. */
function pullsOf(
  strengths: readonly number[],
  places: readonly number[],
  sharpness: Sharpness,
): readonly Pull[] {
  const pulls = strengths.map(() => ({ slope: 0, curvature: 0 }));
  for (const [seat, place] of places.entries()) {
    const factor = place === 1 ? sharpness.first : sharpness.later;
    const tied = places.filter((other) => other === place).length;
    const chances = sharesOf(
      strengths.map((strength, other) => (places[other]! < place ? 'out' : factor * strength)),
    );
    for (const [other, chance] of chances.entries()) {
      pulls[other]!.slope += (factor * ((other === seat ? 1 : 0) - chance)) / tied;
      pulls[other]!.curvature += (factor ** 2 * chance * (1 - chance)) / tied;
    }
  }
  return pulls;
}

/** The chances of everybody who is still in to take the next place. */
function sharesOf(strengths: readonly (number | 'out')[]): readonly number[] {
  const highest = Math.max(...strengths.filter((strength) => strength !== 'out'));
  const powers = strengths.map((strength) => (strength === 'out' ? 0 : Math.exp(strength - highest)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}
