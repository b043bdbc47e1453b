/** A player's avatar: a fixed shape, and a mood that follows the game. */
export type AvatarShape = 'round' | 'bean' | 'tall' | 'drop' | 'block' | 'cloud';
export type AvatarMood = 'calm' | 'joy' | 'oh' | 'hm' | 'bot';

export const AVATAR_SHAPES: readonly AvatarShape[] = ['round', 'bean', 'tall', 'drop', 'block', 'cloud'];

type Outline = { readonly path: string; readonly colour: string };

export const OUTLINES: Readonly<Record<AvatarShape, Outline>> = {
  round: { path: 'M32 4c17 0 28 11 28 28S49 60 32 60 4 49 4 32 15 4 32 4Z', colour: '#e8a07c' },
  bean: { path: 'M20 6c14-6 34 0 38 18 4 19-8 34-26 35C15 60 4 48 5 34 6 20 9 11 20 6Z', colour: '#9db88a' },
  tall: { path: 'M32 2c15 0 22 14 22 31 0 18-8 28-22 28S10 51 10 33C10 16 17 2 32 2Z', colour: '#8fa9c9' },
  drop: { path: 'M33 3c8 8 26 20 26 37 0 13-11 21-27 21S5 53 5 40C5 24 22 13 33 3Z', colour: '#d8b45c' },
  block: {
    path: 'M18 6h29c8 0 12 5 12 13v27c0 9-5 13-13 13H17C9 59 5 54 5 46V19C5 10 10 6 18 6Z',
    colour: '#b79ac9',
  },
  cloud: {
    path: 'M17 24C18 10 42 4 47 20c13 1 16 18 8 26-5 12-42 14-48 2-8-9-2-23 10-24Z',
    colour: '#e2a3ae',
  },
};

/** Eyes and mouth as SVG: lines are stroked, the rest is filled. */
export const MOODS: Readonly<Record<AvatarMood, string>> = {
  calm: '<circle cx="23" cy="31" r="3.6"/><circle cx="41" cy="31" r="3.6"/><path d="M25 42c4 4 10 4 14 0" class="line"/>',
  joy: '<path d="M18 32c2-6 8-6 10 0M36 32c2-6 8-6 10 0" class="line"/><path d="M22 39h20c0 13-20 13-20 0Z"/>',
  oh: '<circle cx="23" cy="29" r="4.2"/><circle cx="41" cy="29" r="4.2"/><ellipse cx="32" cy="44" rx="5.5" ry="7"/>',
  hm: '<circle cx="25" cy="30" r="3.6"/><circle cx="43" cy="30" r="3.6"/><path d="M26 43h13" class="line"/>',
  bot: '<rect x="17" y="25" width="11" height="9" rx="3"/><rect x="36" y="25" width="11" height="9" rx="3"/><path d="M24 43h16" class="line"/>',
};

/** The shape an avatar's name stands for; round for an unknown name. */
export const shapeOf = (avatar: string): AvatarShape =>
  AVATAR_SHAPES.find((shape) => shape === avatar) ?? 'round';
