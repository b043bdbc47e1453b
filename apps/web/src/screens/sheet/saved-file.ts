/** Gives a file to the person at this device. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has its own hold on the content by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** Lets the person choose whom to send a file to; where the device cannot, it is saved. */
export async function shareFile(file: File, title: string): Promise<void> {
  const shared = { files: [file], title };
  if (!('canShare' in navigator) || !navigator.canShare(shared)) {
    saveFile(file);
    return;
  }
  await navigator.share(shared).catch((error: unknown) => {
    // Whoever closes the choice does not want the file.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file);
  });
}

/** A day as it sorts in a list of files. */
export const dayOf = (time: number): string => new Date(time).toLocaleDateString('sv-SE');
