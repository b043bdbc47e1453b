/** Whether this device may have stored something; asking creates nothing and starts no worker. */
export async function mayHaveGames(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    // An older browser cannot tell, and the worker reports a browser that keeps nothing.
    return true;
  }
}
