/** Fills a share scope with what this build provides. Written by webpack into every build that shares modules. */
declare function __webpack_init_sharing__(scope: string): Promise<void> | void;
declare const __webpack_share_scopes__: { default: object };
