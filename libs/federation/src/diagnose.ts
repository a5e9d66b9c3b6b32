type Diagnosis = 'network' | 'integrity_or_missing';

/** `diagnoseFile`, loaded when the first file fails; where its code cannot be loaded either, the network is at fault. */
export const diagnose = (url: string, integrity?: string): Promise<Diagnosis> =>
  import('./diagnoseFile.ts').then(
    ({ diagnoseFile }) => diagnoseFile(url, integrity),
    () => 'network',
  );
