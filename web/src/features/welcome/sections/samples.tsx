import { X } from '@phosphor-icons/react/dist/csr/X';
import { buttonClass, LinkButton } from '../../../ui/button.tsx';
import { Nobi } from '../../../ui/nobi.tsx';
import { PlaySign } from '../../../ui/play-sign.tsx';
import { SoundSign } from '../../../ui/sound-sign.tsx';
import type { Words } from '../words.ts';
import styles from './samples.module.css';

/** The games whose manifests bear the mark, by their place here; a journey compares them. */
const sampleGames = { '4-6': 'jembatan-sepuluh', '7-10': 'warung-martabak' } as const;
const places = ['4-6', '7-10'] as const;

/** Replaced by the build with the address of the script that plays them. */
const scriptAddress = '/sample-player.js';

/** Two games that anybody may try at once. Without scripts nothing can be played, so nothing is offered. */
export const SampleButtons = ({ words }: { words: Words['samples'] }) => (
  <section className={styles.samples} data-for="visitor" aria-labelledby="samples-heading">
    <p id="samples-heading">{words.heading}</p>
    {places.map((place) => (
      <button key={place} type="button" className={styles.sample} data-sample={sampleGames[place]}>
        <PlaySign size={22} />
        <span className="spoken">{words.spoken[place]} </span>
        <span>{words.ages[place]}</span>
      </button>
    ))}
  </section>
);

/** Where a sample is played: above the page, full, and gone at one tap. */
export const SampleDialog = ({ words }: { words: Words['samples'] }) => (
  <dialog
    className={styles.dialog}
    aria-labelledby="sample-title"
    data-script={scriptAddress}
    data-shown="opening"
  >
    <div className={styles.strip}>
      <button type="button" className={styles.tool} data-close="" aria-label={words.close}>
        <X size={28} weight="bold" aria-hidden="true" />
      </button>
      <h2 id="sample-title" data-part="title">
        {words.opening}
      </h2>
      <button
        type="button"
        className={styles.tool}
        data-part="sound"
        aria-label={words.sound}
        aria-pressed="true"
      >
        <SoundSign size={30} />
      </button>
    </div>
    <div className={styles.player} data-part="place">
      <div className={styles.cover} data-show="opening">
        <p role="status">{words.opening}</p>
      </div>
      <div className={styles.cover} data-show="end">
        <Nobi mood="cheer" size={140} loading="lazy" />
        <h3>{words.end.heading}</h3>
        <p>{words.end.words}</p>
        <p data-part="premium">{words.end.premium}</p>
        <LinkButton href="/signup">{words.end.save}</LinkButton>
        <button type="button" className={buttonClass({ kind: 'ghost' })} data-close="">
          {words.end.back}
        </button>
      </div>
      <div className={styles.cover} data-show="problem">
        <Nobi mood="think" size={140} loading="lazy" />
        <p role="alert" data-part="words" data-otherwise={words.problem} />
        <button type="button" className={buttonClass({})} data-part="again">
          {words.again}
        </button>
      </div>
    </div>
  </dialog>
);
