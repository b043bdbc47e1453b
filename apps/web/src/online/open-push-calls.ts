import type { AppContext } from '../app-context.ts';
import { PushCalls } from './push-calls.ts';
import { pushSupportOf, thisDevice } from './push-support.ts';
import { saveTurnNotices } from './turn-notice-setting.ts';

/** The calls to this device. */
export const openPushCalls = ({
  localStore,
  tables,
  tableApi,
}: Pick<AppContext, 'localStore' | 'tables' | 'tableApi'>): PushCalls =>
  new PushCalls({
    localStore,
    tables,
    tableApi,
    pushing: async () => {
      if (pushSupportOf(thisDevice()) !== 'anytime') return undefined;
      return (await navigator.serviceWorker.getRegistration())?.pushManager;
    },
    permission: () => ('Notification' in window ? Notification.permission : 'denied'),
  });

/**
 * Asks the browser whether the user may be called, and remembers the answer; from then on the server calls this device
 * too, where it can.
 */
export async function askForCalls(
  context: Pick<AppContext, 'localStore' | 'tables' | 'tableApi'>,
): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  saveTurnNotices(context.localStore, permission === 'granted');
  await openPushCalls(context).follow();
  return permission;
}
