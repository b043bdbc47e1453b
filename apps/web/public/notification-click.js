/** Part of the service worker: a notification leads to its table, in a window that is open already if there is one. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

async function show(path) {
  const windows = await clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
  if (!open) return clients.openWindow(path);
  const shown = await open.focus();
  return new URL(shown.url).pathname === path ? shown : shown.navigate(path);
}
