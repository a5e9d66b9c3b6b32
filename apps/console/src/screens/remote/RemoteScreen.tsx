import { Page } from '@fairtone/ui';
import { useParams } from 'react-router-dom';
import { MembersOnly } from '../../features/member/MembersOnly';
import { RemoteDetails } from './RemoteDetails';

/** `/console/:remote`: the releases of one remote, for staff. */
export function Component() {
  const { remote: name = '' } = useParams();
  return (
    <Page>
      <MembersOnly>
        <RemoteDetails key={name} name={name} />
      </MembersOnly>
    </Page>
  );
}
