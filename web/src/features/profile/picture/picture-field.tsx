import { Camera } from '@phosphor-icons/react/dist/csr/Camera';
import { type ChangeEvent, Suspense } from 'react';
import { letterOf, Portrait } from '../../../shell/dashboard/portrait.tsx';
import { lazyPage } from '../../../shell/navigation/lazy-page.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import styles from '../profile.module.css';
import { words } from '../words.ts';
import { AnimalChoice } from './animal-choice.tsx';
import { pictureKinds } from './picture.ts';
import type { PictureChoice } from './use-picture.ts';

// Heavy, and only for those who bring a photo.
const CropDialog = lazyPage(async () => (await import('./crop-dialog.tsx')).CropDialog);

interface PhotoButtonProps {
  isBusy: boolean;
  describedBy: string;
  onPick: (file: File) => void;
}

const PhotoButton = ({ isBusy, describedBy, onPick }: PhotoButtonProps) => {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onPick(file);
    // So that choosing the same file again is a choice too.
    target.value = '';
  };
  return (
    <label className={buttonClass({ kind: 'violet' }, styles.photo)}>
      <input
        className={styles.file}
        type="file"
        name="profile_picture"
        accept={pictureKinds.join(',')}
        disabled={isBusy}
        aria-describedby={describedBy}
        onChange={handleChange}
      />
      <Camera size={28} weight="fill" aria-hidden="true" />
      {words.choosePhoto}
    </label>
  );
};

interface PictureFieldProps {
  picture: PictureChoice;
  address: string | null;
  name: string;
  isBusy: boolean;
}

/** The profile picture: a photo, cropped to a circle, or one of six animals. */
export const PictureField = ({ picture, address, name, isBusy }: PictureFieldProps) => (
  <section className={styles.picture} aria-labelledby="picture-title">
    <h2 id="picture-title" className="spoken">
      {words.picture}
    </h2>
    <Portrait
      address={picture.chosen?.address ?? address}
      size={176}
      className={styles.portrait}
      alt={words.pictureOf(name)}
    >
      <span className={styles.letter} role="img" aria-label={words.noPicture}>
        {letterOf(name)}
      </span>
    </Portrait>
    <PhotoButton
      isBusy={isBusy}
      describedBy="picture-limits picture-mistake"
      onPick={picture.pickFile}
    />
    <p id="picture-limits" className={styles.small}>
      {words.limits}
    </p>
    <p id="picture-mistake" className={styles.mistake} role="alert">
      {picture.mistake}
    </p>
    <AnimalChoice
      chosen={picture.animal}
      isBusy={isBusy}
      onChoose={(animal) => void picture.pickAnimal(animal)}
    />
    <div className={styles.pending} role="status">
      {picture.chosen && (
        <>
          <p>{words.pending}</p>
          <Button kind="quiet" size="grownup" onClick={picture.drop}>
            {words.undo}
          </Button>
        </>
      )}
    </div>
    {picture.file !== undefined && (
      <Suspense>
        <CropDialog
          key={picture.file}
          picture={picture.file}
          onCrop={picture.crop}
          onClose={picture.closeFile}
          onRefuse={picture.refuseFile}
        />
      </Suspense>
    )}
  </section>
);
