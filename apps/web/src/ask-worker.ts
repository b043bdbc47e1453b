/** The answer of a worker that answers one question, and then ends; undefined if it fails. */
export function askWorker<Answer>(worker: Worker, question: unknown): Promise<Answer | undefined> {
  const answered = new Promise<Answer | undefined>((resolve) => {
    worker.addEventListener('message', (event: MessageEvent<Answer>) => resolve(event.data));
    worker.addEventListener('error', () => resolve(undefined));
  });
  worker.postMessage(question, []);
  return answered.finally(() => worker.terminate());
}
