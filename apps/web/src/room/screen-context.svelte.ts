import { createContext } from 'svelte';
import type { Posture } from './kept-screen.ts';

/** The drawings that all sizes of a big screen refer to, in pixels. */
const DRAWINGS = { wall: { width: 1920, height: 1080 }, flat: { width: 1024, height: 768 } } as const;

/** The size of a big screen: everything on it is measured in pixels of a drawing, so that all screens look alike. */
export class ScreenSize {
  width = $state(0);
  height = $state(0);
  /** How the screen stands. */
  posture: Posture = $state('wall');
  /** Whether what it shows has a drawing for a flat screen; anything else is drawn upright. */
  hasFlatDrawing = $state(false);
  readonly isFlat: boolean = $derived.by(() => this.posture === 'flat' && this.hasFlatDrawing);
  /** A pixel of the drawing, in pixels of the page. */
  readonly unit: number = $derived.by(() => {
    const drawing = DRAWINGS[this.isFlat ? 'flat' : 'wall'];
    return Math.min(this.width / drawing.width, this.height / drawing.height);
  });
}

export const [screenSize, setScreenSize] = createContext<ScreenSize>();
