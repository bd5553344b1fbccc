import cheer from '../brand/art/nobi-cheer.svg';
import happy from '../brand/art/nobi-happy.svg';
import sleepy from '../brand/art/nobi-sleepy.svg';
import think from '../brand/art/nobi-think.svg';
import wow from '../brand/art/nobi-wow.svg';

const pictures = { happy, cheer, think, wow, sleepy };

export type Mood = keyof typeof pictures;

interface NobiProps {
  mood: Mood;
  /** Width in CSS pixels. */
  size: number;
  /** Empty: Nobi only decorates what the words already say. */
  alt?: string;
  className?: string;
  loading?: 'lazy' | 'eager';
}

export const Nobi = ({ mood, size, alt = '', className, loading }: NobiProps) => (
  <img
    src={pictures[mood]}
    alt={alt}
    width={size}
    height={Math.round((size * 490) / 470)}
    className={className}
    loading={loading}
    decoding="async"
    draggable={false}
    // Without a line the words stand alone, not beside a torn picture.
    onError={({ currentTarget }) => {
      currentTarget.style.visibility = 'hidden';
    }}
  />
);
