import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
  /** Called before `children` are rendered for the first time. */
  onMount?: () => void;
}

/** Catches errors that a remote throws while rendering, and shows `fallback` in its place. */
export class RemoteErrorBoundary extends Component<Props, { thrown: { error: unknown } | null }> {
  override state = { thrown: null as { error: unknown } | null };

  constructor(props: Props) {
    super(props);
    props.onMount?.();
  }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? this.props.fallback(thrown.error) : this.props.children;
  }
}
