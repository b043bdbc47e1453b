/** Part of the service worker: shows a push message, in words that a page has kept in the user's language. */
addEventListener('push', (event) => {
  event.waitUntil(tell(messageIn(event.data)));
});

/** A message leads to its table; one that cannot be read leads to all of them. */
function messageIn(data) {
  try {
    const { kind, table } = data.json();
    if (/^[\w-]{16}$/.test(table)) return { kind, tag: table, path: `${APP_PATH}t/${table}` };
  } catch {
    // It is shown all the same: a browser requires that of every message.
  }
  return { kind: 'turn', tag: 'tables', path: `${APP_PATH}tables` };
}

async function tell({ kind, tag, path }) {
  const words = await (await caches.match(`${APP_PATH}push-words`))?.json();
  await registration.showNotification(words?.[kind] ?? 'Quando', {
    tag,
    icon: `${APP_PATH}icon-192.png`,
    data: { path },
  });
  // Until a page counts the tables that wait.
  await navigator.setAppBadge?.().catch(() => {});
}
