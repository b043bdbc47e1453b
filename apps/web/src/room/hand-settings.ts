import type { SettingsValues } from '../settings-values.ts';

/** The settings of a phone beside a big screen, which has the sound and the motion. */
export const handSettings = (values: SettingsValues): SettingsValues => ({
  ...values,
  sounds: false,
  speed: 'instant',
});
