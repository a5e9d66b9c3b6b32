import type { WebpackPluginInstance } from 'webpack';

export function hiddenSourceMaps(): WebpackPluginInstance;
export function finishSourceMaps(output: string): void;
