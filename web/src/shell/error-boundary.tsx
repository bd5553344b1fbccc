import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import styles from './error-boundary.module.css';
import { words } from './words.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of page forgets the failure of the last one. */
  page: string;
  /** Inside a frame that goes on working: its bar still leads elsewhere. */
  isInFrame?: boolean;
}

/** A piece that never arrived stays broken in memory: all is loaded afresh, if there is a line. */
const loadAfresh = () =>
  fetch(location.href).then(
    () => location.reload(),
    () => undefined,
  );

const Crash = () => (
  <Empty mood="wow" action={<Button onClick={() => void loadAfresh()}>{words.tryAgain}</Button>}>
    <h1>{words.crashTitle}</h1>
    <p>{words.crashBody}</p>
  </Empty>
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
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.isInFrame) return <Crash />;
    return (
      <main className={styles.page}>
        <Crash />
      </main>
    );
  }
}
