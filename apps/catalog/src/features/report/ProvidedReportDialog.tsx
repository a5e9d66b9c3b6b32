import type { DialogProps } from '@fairtone/contracts';
import { ReportDialog } from './ReportDialog';

/** The dialog `catalog.report`: the report form for content that other apps show. */
export function Component(props: DialogProps<'catalog.report'>) {
  return <ReportDialog {...props} />;
}
