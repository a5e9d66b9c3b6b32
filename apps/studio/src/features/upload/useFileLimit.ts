import { MASTER_MAX_GIGABYTES } from '@fairtone/domain';
import { useFormatters } from '@fairtone/i18n';

/** How large a file may be, as text: "1 GB". */
export function useFileLimit(): string {
  return useFormatters().bytes(MASTER_MAX_GIGABYTES * 1e9);
}
