/** The events of a socket. */
export type SocketEvents = {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** The socket has closed, or could not be opened. */
  readonly onClose: () => void;
};

export type Socket = { send(text: string): void; close(): void };

export function openSocket(address: string, { onOpen, onText, onClose }: SocketEvents): Socket {
  const socket = new WebSocket(address);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onText(String(data)));
  socket.addEventListener('close', onClose);
  const send = (text: string): void => {
    // What is sent while it closes is lost in any case; after a new connection it is sent again.
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  return { send, close: () => socket.close() };
}
