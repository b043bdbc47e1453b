/** What a device says about itself. */
export type PushDevice = {
  readonly isSecureContext: boolean;
  readonly hasNotifications: boolean;
  readonly hasPush: boolean;
  /** Whether Safari on an iPhone or iPad shows the app in a tab and not from the home screen. */
  readonly isAppleTab: boolean;
};

/**
 * How the user can be called: `anytime`, also when the app is closed; `open`, as long as it is open somewhere. `insecure`:
 * not at all, because the page came without https; `home-screen`: not from a tab on this device; `never`.
 */
export type PushSupport = 'anytime' | 'open' | 'insecure' | 'home-screen' | 'never';

export function pushSupportOf(device: PushDevice): PushSupport {
  if (!device.isSecureContext) return 'insecure';
  if (device.hasNotifications) return device.hasPush ? 'anytime' : 'open';
  return device.isAppleTab ? 'home-screen' : 'never';
}

/** The device on which this page is shown. */
export const thisDevice = (): PushDevice => ({
  isSecureContext,
  hasNotifications: 'Notification' in window && 'serviceWorker' in navigator,
  hasPush: 'PushManager' in window,
  isAppleTab: 'standalone' in navigator && navigator.standalone === false,
});
