import { Suspense } from 'react';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import styles from './chat-page.module.css';
import { words } from './words.ts';

const room = () => import('./chat-room.tsx');
const ChatTools = lazyPage(async () => (await room()).ChatTools);
const ChatRoom = lazyPage(async () => (await room()).ChatRoom);

/** /dashboard/ai: the conversation with Nobi. */
export const ChatPage = () => {
  usePage(words.title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <Suspense fallback={null}>
          <ChatTools />
        </Suspense>
      </header>
      <Suspense fallback={null}>
        <ChatRoom />
      </Suspense>
    </div>
  );
};
