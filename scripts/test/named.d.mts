export declare const filesOf: (suite: string) => string[]
export declare const namedFiles: (suite: string, args: string[]) => string[]
export declare const programsOf: (suite: string, files: string[]) => string[]
