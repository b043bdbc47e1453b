/** Downloads a file. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download needs the address until this task has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** Opens the system's share dialog for a file, or downloads the file where there is none. */
export async function shareFile(file: File, title: string): Promise<void> {
  const shared = { files: [file], title };
  if (!('canShare' in navigator) || !navigator.canShare(shared)) {
    saveFile(file);
    return;
  }
  await navigator.share(shared).catch((error: unknown) => {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) saveFile(file);
  });
}

/** A date for a file's name, such as 2026-03-01. */
export const fileDate = (time: number): string => new Date(time).toLocaleDateString('sv-SE');
