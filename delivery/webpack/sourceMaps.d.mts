import type { WebpackPluginInstance } from 'webpack';

export function hiddenSourceMaps(): WebpackPluginInstance;
export function finishSourceMaps(scripts: string, output: string): void;
