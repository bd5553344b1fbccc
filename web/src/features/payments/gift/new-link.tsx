import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import own from './gift.module.css';
import { words } from './words.ts';

/** The one time that a link is shown: to copy, or to hand to an app of the phone. */
export const NewLink = ({ token }: { token: string }) => {
  const [isCopied, setIsCopied] = useState(false);
  const address = `${location.origin}/gift#${token}`;
  const handleCopy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      // The field beside it can be copied by hand.
      () => {},
    );
  };
  const handleShare = () =>
    // A person who closes the sheet has shared nothing, and that is all.
    navigator.share({ text: words.shareText, url: address }).catch(() => {});
  return (
    <section className={own.ready} aria-labelledby="gift-ready">
      <h2 id="gift-ready">{words.ready}</h2>
      <p role="status">{isCopied ? words.copied : words.once}</p>
      <Field
        label={words.link}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className={own.row}>
        <Button kind="violet" size="grownup" onClick={() => void handleCopy()}>
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" size="grownup" onClick={() => void handleShare()}>
            {words.share}
          </Button>
        )}
      </div>
    </section>
  );
};
