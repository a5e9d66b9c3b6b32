import type { DialogProps } from '@fairtone/contracts';
import { ReportDialog } from './ReportDialog';

/** The report form, for what other apps show. */
export function Component(props: DialogProps<'catalog.report'>) {
  return <ReportDialog {...props} />;
}
