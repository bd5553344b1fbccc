interface SampleScript {
  samplePlayer(
    dialog: HTMLDialogElement,
    language: 'en' | 'id',
  ): { open(id: string): Promise<void> };
}

/** Fetched with the first wish to play: a page that is only read carries nothing of it. */
export const enlivenSamples = (dialog: HTMLDialogElement) => {
  const address = dialog.dataset.script ?? '';
  const language = document.documentElement.lang === 'id' ? 'id' : 'en';
  let fetched: Promise<ReturnType<SampleScript['samplePlayer']>> | undefined;
  const fetchPlayer = () => {
    fetched ??= import(/* @vite-ignore */ address)
      .then((script: SampleScript) => script.samplePlayer(dialog, language))
      .catch((error: unknown) => {
        fetched = undefined;
        throw error;
      });
    return fetched;
  };

  for (const button of document.querySelectorAll('[data-sample]')) {
    if (!(button instanceof HTMLButtonElement)) continue;
    button.addEventListener('click', async () => {
      button.setAttribute('aria-busy', 'true');
      try {
        await (await fetchPlayer()).open(button.dataset.sample ?? '');
      } catch {
        // The line is down: the page stands as it is, and the next tap tries again.
      } finally {
        button.removeAttribute('aria-busy');
      }
    });
  }
};
