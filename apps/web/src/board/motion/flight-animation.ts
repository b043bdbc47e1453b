import { durationOf, TIMES, type Flight, type Pose } from './flight.ts';

const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const LAND = 'cubic-bezier(0.3, 1.4, 0.5, 1)';

/** Animates a card, which is laid out at the end of its flight, from the start of the flight. */
export function animateFlight(card: HTMLElement, flight: Flight, factor: number): Animation {
  const total = durationOf(flight);
  const timing: KeyframeAnimationOptions = {
    delay: flight.delay * factor,
    duration: total * factor,
    // Before its flight, a card to be dealt is part of the pile.
    fill: flight.style === 'deal' ? 'forwards' : 'both',
  };
  return card.animate(keyframesOf(flight, total), timing);
}

/** Turns a card over around its vertical axis during its flight. */
export function animateTurn(faces: HTMLElement, flight: Flight, factor: number): Animation {
  const begin = flight.style === 'look' ? TIMES.lift : 0;
  const length = flight.style === 'look' || flight.style === 'turn' ? TIMES.turn : TIMES.fly;
  return faces.animate([{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(180deg)' }], {
    delay: (flight.delay + begin) * factor,
    duration: length * factor,
    easing: OUT,
    fill: 'both',
  });
}

function keyframesOf({ style, from, to }: Flight, total: number): Keyframe[] {
  const start = poseAt(from, to);
  const end = poseAt(to, to);
  if (style === 'turn')
    return [
      { transform: start, offset: 0 },
      { transform: start, offset: 1 - TIMES.fly / total, easing: OUT },
      { transform: end, offset: 1 },
    ];
  if (style !== 'look')
    return [
      { transform: start, opacity: 1, easing: LAND },
      { transform: end, opacity: 1 },
    ];
  const lifted = poseAt({ ...from, y: from.y - 16, width: from.width * 1.06 }, to);
  return [
    { transform: start, offset: 0, easing: OUT },
    { transform: lifted, offset: TIMES.lift / total },
    { transform: lifted, offset: (TIMES.lift + TIMES.turn + TIMES.hold) / total, easing: LAND },
    { transform: end, offset: 1 },
  ];
}

/** The transform that shows a card laid out at `home` as if it were at `pose`. */
const poseAt = (pose: Pose, home: Pose): string =>
  `translate(${pose.x - home.x}px, ${pose.y - home.y}px) rotate(${pose.turn}deg) scale(${pose.width / home.width})`;
