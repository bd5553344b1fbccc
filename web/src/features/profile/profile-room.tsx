import { sentenceOf } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PassingNotice } from '../../ui/passing-notice.tsx';
import { EmailConfirmation } from './email/email-confirmation.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ParentsDoor } from './parents-door.tsx';
import { PictureField } from './picture/picture-field.tsx';
import { usePicture } from './picture/use-picture.ts';
import styles from './profile.module.css';
import type { Profile } from './profile.rules.ts';
import { ProfileFields } from './profile-fields.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useProfile } from './use-profile.ts';
import { profileDraft, useProfileForm } from './use-profile-form.ts';
import { words } from './words.ts';

const ProfileForm = ({ shown }: { shown: Profile }) => {
  const picture = usePicture();
  const form = useProfileForm(shown, picture);
  const { notice, typed, isBusy, handleSubmit } = form;
  return (
    <>
      <form className={`${styles.card} ${styles.form}`} onSubmit={handleSubmit} noValidate>
        <PictureField
          picture={picture}
          address={shown.profile_picture}
          name={shown.display_name}
          isBusy={isBusy}
        />
        <div className={styles.details}>
          <h2>{words.details}</h2>
          <ProfileFields {...form} />
          <p className={styles.small}>{words.emptyStays}</p>
          <Button type="submit" busy={isBusy}>
            {isBusy ? words.saving : words.save}
          </Button>
          <PassingNotice notice={notice} />
        </div>
      </form>
      <EmailConfirmation />
      <ParentsDoor />
      <LanguageChoice onLeave={() => profileDraft.keep(typed)} />
    </>
  );
};

/** The profile's form, or why there is none yet. */
export const ProfileRoom = () => {
  const { data, error, isFetching, refetch } = useProfile();
  if (data) return <ProfileForm shown={data} />;
  if (!error || isFetching) return <ProfileSkeleton />;
  return (
    <Empty mood="think" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
      <p role="alert">{sentenceOf('profile_unreadable')}</p>
    </Empty>
  );
};
