import { RemotesProvider, type RemoteRegistry } from '@fairtone/federation';
import { useAudiences, type AppStore, type RootState } from '@fairtone/store';
import { Fonts, GlobalStyles } from '@fairtone/theme';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { NotOnDevice } from '../offline/Offline.tsx';
import { RemoteFailurePanel } from '../remotes/RemoteFailurePanel.tsx';
import { RemotePending } from '../remotes/RemotePending.tsx';

interface AppProps {
  store: AppStore;
  /** State with which the page was prerendered: the first render has to be equal. */
  serverState?: RootState;
  registry: RemoteRegistry;
  /** Remote whose screen and slots are prerendered in the page; null for a screen of the shell. */
  prerendered?: string | null;
  router: ReactNode;
  /** Whether the page came with the product's styles. */
  isStyled?: boolean;
  /** What runs beside the page in a browser. */
  children?: ReactNode;
}

/** The whole page. Servers and browsers render the same tree, otherwise its HTML could not be hydrated. */
export function App({ store, serverState, registry, prerendered, router, isStyled, children }: AppProps) {
  return (
    <Provider store={store} serverState={serverState}>
      {isStyled ? <Fonts /> : <GlobalStyles />}
      <RemotesProvider
        registry={registry}
        useAudiences={useAudiences}
        prerendered={prerendered}
        renderFailure={(view) => <RemoteFailurePanel {...view} />}
        renderPending={(kind) => <RemotePending kind={kind} />}
        renderOffline={(view) => <NotOnDevice {...view} />}
      >
        {router}
        {children}
      </RemotesProvider>
    </Provider>
  );
}
