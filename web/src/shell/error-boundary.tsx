import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import styles from './error-boundary.module.css';
import { words } from './words.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of page forgets the failure of the last one. */
  page: string;
}

const CrashPage = ({ onRetry }: { onRetry: () => void }) => (
  <main className={styles.page}>
    <Empty mood="wow" action={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
      <h1>{words.crashTitle}</h1>
      <p>{words.crashBody}</p>
    </Empty>
  </main>
);

/** What a person sees instead of a blank page when something of ours breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.page !== this.props.page && this.state.hasFailed)
      this.setState({ hasFailed: false });
  }

  override render() {
    // A piece that never arrived stays broken in memory, so trying again means loading afresh.
    return this.state.hasFailed ? (
      <CrashPage onRetry={() => location.reload()} />
    ) : (
      this.props.children
    );
  }
}
