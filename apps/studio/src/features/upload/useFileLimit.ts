import { MASTER_MAX_BYTES } from '@fairtone/domain';
import { useFormatters } from '@fairtone/i18n';

/** The size limit of a file as text: "1 GB". The limit counts 1024 MB as a gigabyte, the formatter 1000. */
export function useFileLimit(): string {
  return useFormatters().bytes((MASTER_MAX_BYTES / 1024 ** 3) * 1e9);
}
