import styles from './sky.module.css';
import { type Band, stars } from './stars.ts';

/** One strip of the starfield; purely decorative. */
export const Sky = ({ band }: { band: Band }) => (
  <div className={`${styles.band} ${styles[band]}`} data-band={band} aria-hidden="true">
    {stars
      .filter((star) => star.band === band)
      .map(({ index, isSpark }) => (
        <i key={index} data-star={index} className={isSpark ? styles.spark : styles.star}>
          {isSpark && (
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path
                d="M0-12Q0 0 12 0Q0 0 0 12Q0 0-12 0Q0 0 0-12Z"
                fill={index % 2 ? '#ffe9a8' : '#fff'}
              />
            </svg>
          )}
        </i>
      ))}
  </div>
);
