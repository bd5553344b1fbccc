import { BackLink } from '../../shell/navigation/back-link.tsx';
import { usePage } from '../../shell/navigation/use-page.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import { PassingNotice } from '../../ui/passing-notice.tsx';
import styles from './rating.module.css';
import { StarChoice } from './star-choice.tsx';
import { longestComment, useRating } from './use-rating.ts';
import { words } from './words.ts';

const moodFor = (stars: number | undefined) => {
  if (stars === undefined) return 'happy';
  if (stars >= 8) return 'cheer';
  return stars >= 5 ? 'happy' : 'think';
};

const RatingForm = ({ give }: { give: ReturnType<typeof useRating> }) => {
  const { notice, stars, setStars, feedback, handleFeedback, isTooLong, isBusy, handleSubmit } =
    give;
  const send = stars === undefined ? words.choose : words.send;
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <StarChoice chosen={stars} onChoose={setStars} />
      <TextArea
        name="feedback"
        label={words.feedback}
        hint={words.feedbackHint}
        rows={4}
        readOnly={isBusy}
        value={feedback}
        error={isTooLong ? words.tooLong(longestComment) : undefined}
        onChange={(event) => handleFeedback(event.target.value)}
      />
      <Button type="submit" disabled={stars === undefined} busy={isBusy}>
        {isBusy ? words.sending : send}
      </Button>
      <PassingNotice notice={notice} />
    </form>
  );
};

/** /rating: ten numbers and, if wished, a few words. */
export const RatingPage = () => {
  usePage(words.title);
  const give = useRating();
  return (
    <AdultPage
      title={words.heading}
      wide
      above={<BackLink toPlay={words.back} toPlans={words.backUnpaid} />}
    >
      <div className={styles.head}>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.nobi}>
          <Nobi mood={moodFor(give.stars)} size={110} />
        </div>
      </div>
      <RatingForm give={give} />
    </AdultPage>
  );
};
