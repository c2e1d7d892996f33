// What every command's file exports: a function that adds it to the program.

import type { Command } from 'commander';
import type { Io } from '../options/io.ts';

/** Adds a command to the program. */
export type AddCommand = (program: Command, io: Io) => void;

/** Reads the file of a command, which is done only when it is called, or when the help lists them all. */
export type Load = () => Promise<AddCommand>;
